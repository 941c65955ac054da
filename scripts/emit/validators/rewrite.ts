/** The text of Ajv's functions, rewritten: the same verdicts and errors from less code. */

/** What the rewritten functions call. */
export const HELPERS = `
function error(instancePath, schemaPath, keyword, params) {
  return {instancePath, schemaPath: schemaPath + '/' + keyword, keyword, params};
}
function refuse(check, instancePath, schemaPath, keyword, params) {
  check.errors = [error(instancePath, schemaPath, keyword, params)];
  return false;
}
function refuseField(check, value, instancePath, schemaPath, keyword, params) {
  if (value !== undefined) return refuse(check, instancePath, schemaPath, keyword, params);
  const at = instancePath.lastIndexOf('/');
  const missingProperty = instancePath.slice(at + 1);
  const object = schemaPath.slice(0, -'/properties/'.length - missingProperty.length);
  return refuse(check, instancePath.slice(0, at), object, 'required', {missingProperty});
}
function under(path, errors) {
  for (const error of errors) error.instancePath = path + error.instancePath;
  return errors;
}
function ready(check) {
  check.errors = null;
  return check;
}`;

/** A function as Ajv writes it, rewritten. */
export function rewritten(code: string): string {
  return straightened(withoutPath(withErrors(code)));
}

const STRING = '"(?:[^"\\\\]|\\\\.)*"';
const ERROR = new RegExp(
  `\\{instancePath(?::(?<path>[^{}]+?))?,schemaPath:"(?<at>[^"]*)/(?<key>\\w+)",keyword:"\\k<key>",params:(?<params>\\{(?:[^{}"]|${STRING})*\\})\\}`,
  'g',
);

/** Error objects are made by a helper: their keys stand once in the module. */
function withErrors(code: string): string {
  return code
    .replace(ERROR, (...found) => {
      const { path, at, key, params } = found.at(-1) as Record<string, string | undefined>;
      return `error(${path ?? 'instancePath'},"${at}","${key}",${params})`;
    })
    .replace(/(\w+)\.errors = \[error\((.*)\)\];\nreturn false;/g, 'return refuse($1,$2);');
}

/** No function is told where its value stands: whoever calls it says so of its errors. */
function withoutPath(code: string): string {
  const text = code
    .replace(', {instancePath="", parentData, parentDataProperty, rootData=data}={}', '')
    .replace(/\binstancePath\s*\+\s*(?=")/g, '')
    .replace(/\binstancePath(?=,)/g, '""');
  if (text.includes('instancePath')) throw new Error(`a path is told to a function:\n${text}`);
  return text;
}

const IS_OBJECT =
  /^(?<else>\}? ?(?:else )?)if\((?<data>data\d*) && typeof \k<data> == "object" && !Array\.isArray\(\k<data>\)\)\{$/;

/**
 * Takes out what cannot make a difference. Where every error leaves the function at once, no error
 * was met before: comparisons of the count are true. Whether a value is an object is asked once.
 */
function straightened(code: string): string {
  const counts = /\berrors\+\+|(?<!\.)\berrors = vErrors/.test(code);
  return quickChecks(knownObjects(counts ? code : absentFields(withoutCount(code))));
}

/** The checks of JSON types, as V8 does them fastest; a bound is only asked of a finite number. */
function quickChecks(code: string): string {
  return code
    .replace(/(\bdata\d*) && typeof \1 == "object"/g, 'typeof $1 == "object" && $1 !== null')
    .replace(
      /\(\(typeof (data\d*) == "number"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)/g,
      'Number.isInteger($1)',
    )
    .replace(/\(typeof (data\d*) == "number"\) && \(isFinite\(\1\)\)/g, 'Number.isFinite($1)')
    .replace(/ \|\| isNaN\(data\d*\)/g, '');
}

function withoutCount(code: string): string {
  const text = code
    .replace(/^(?:let|const|var) (?:_errs\d+|valid\d+) = .*;\n/gm, '')
    .replace(/^let (?:vErrors = null|errors = 0);\n/gm, '')
    .replace(/(?:errors === (?:_errs\d+|0)|_errs\d+ === errors)/g, 'true')
    .replace(/\.errors = vErrors;/, '.errors = null;');
  if (/\b(?:_errs\d|valid\d+\b|vErrors\b)|(?<![.\w])errors\b/.test(text)) {
    throw new Error(`the count of errors is used where there can be none:\n${text}`);
  }
  return text;
}

function knownObjects(code: string): string {
  const open: (string | undefined)[] = [];
  return code
    .split('\n')
    .map((line) => {
      const found = IS_OBJECT.exec(line);
      const known = found !== null && open.includes(found.groups?.data);
      if (line.startsWith('}')) open.pop();
      if (line.endsWith('{')) open.push(found?.groups?.data);
      return known ? `${found.groups?.else}if(true){` : line;
    })
    .join('\n');
}

const REQUIRED =
  /let (?<missing>missing\d+);\nif\((?<chain>.*)\)\{\nreturn refuse\((?<start>\w+,(?<path>.*)),"(?<at>[^"]*)","required",\{missingProperty: \k<missing>\}\);\n\}\nelse \{/g;

const ABSENT = /(?<value>data\d*\.(?<name>\w+)) === undefined\)? && \(missing\d+ = "\k<name>"\)/g;

/**
 * A required field whose type is checked first of all need not be looked at twice: only once its
 * type is found wrong does it matter whether it is there.
 */
function absentFields(code: string): string {
  let text = code;
  for (const { 0: whole, groups } of code.matchAll(REQUIRED)) {
    const { missing, chain = '', start = '', path = '', at } = groups ?? {};
    const left: string[] = [];
    for (const { groups: field } of chain.matchAll(ABSENT)) {
      const { value, name } = field ?? {};
      const fieldIsMissing = `((${value} === undefined) && (${missing} = "${name}"))`;
      // A tag is looked at to choose a branch, not to refuse it: whether it is there is still open.
      if (new RegExp(`const tag\\d+ = ${value};`).test(text)) {
        left.push(fieldIsMissing);
        continue;
      }
      const fieldPath = path.endsWith('"') ? `${path.slice(0, -1)}/${name}"` : `${path}+"/${name}"`;
      const check = start.slice(0, start.indexOf(','));
      const before = text;
      for (const keyword of ['type', 'const', 'enum']) {
        const refusal = `${fieldPath},"${at}/properties/${name}","${keyword}",`;
        text = text.replaceAll(
          `refuse(${check},${refusal}`,
          `refuseField(${check},${value},${refusal}`,
        );
      }
      if (text === before) left.push(fieldIsMissing);
    }
    const rest = `let ${missing};\nif(${left.join(' || ')}){\nreturn refuse(${start},"${at}","required",{missingProperty: ${missing}});\n}\nelse {`;
    text = text.replace(whole, () => (left.length === 0 ? '{' : rest));
  }
  return text;
}
