/** Declarations of schemas as TypeScript, laid out for people who open the file. */
import { branchesOf, type NormalSchema, refName, type TypeName } from '../../model/schema.ts';
import { jsdoc, property } from '../text.ts';
import { describe } from './comment.ts';

const WIDTH = 96;

/** Declares schemas that may refer to each other. */
export class Declarer {
  readonly #schemas: ReadonlyMap<string, NormalSchema>;
  readonly #filled: boolean;

  /**
   * @param schemas every schema by name; the branches of their unions are whole, see `expand`
   * @param filled whether fields with a default are always there
   */
  constructor(schemas: ReadonlyMap<string, NormalSchema>, filled: boolean) {
    this.#schemas = schemas;
    this.#filled = filled;
  }

  /** One exported declaration with its comment. */
  declare(name: string): string {
    const schema = this.#get(name);
    const comment = jsdoc(describe(schema));
    const branches = branchesOf(schema);
    const types = this.#types(schema);
    const [type = ''] = types;
    if (!branches && type.startsWith('{') && types.length === 1) {
      return `${comment}export interface ${name} ${this.#object(schema, '', true)}`;
    }
    const head = `${comment}export type ${name} =`;
    const line = `${types.join(' | ')};`;
    if (!line.includes('\n') && `export type ${name} = ${line}`.length <= WIDTH) {
      return `${head} ${line}`;
    }
    return `${head}\n${branches ? this.#branches(schema, branches) : filled(types)};`;
  }

  /** Each branch on lines of its own; what is a reference says it all by its name. */
  #branches(union: NormalSchema, branches: NormalSchema[]): string {
    const lines = branches.flatMap((branch) => {
      const comment = branch.$ref ? '' : jsdoc(describe(branch), '  ');
      return this.#branch(branch, union, '    ').map((type) => `${comment}  | ${type}`);
    });
    return [...new Set(lines)].join('\n');
  }

  /** The types of which a value has one. */
  #types(schema: NormalSchema, indent = ''): string[] {
    const { $ref, const: only, enum: values, type, not } = schema;
    if ($ref !== undefined) return [refName($ref) ?? $ref];
    if (only !== undefined) return [JSON.stringify(only)];
    if (values) return values.map((value) => JSON.stringify(value));
    const branches = branchesOf(schema);
    if (branches) return unique(branches.flatMap((one) => this.#branch(one, schema, indent)));
    // Any string but a few: the literals of the other branches stay offered beside it.
    const known = schema.known ?? (not && type === 'string' ? [] : undefined);
    const literals = known?.map((value) => JSON.stringify(value)) ?? [];
    const names = type === undefined ? [schema.properties ? 'object' : undefined] : [type].flat();
    const others = names.map((name) => {
      const one = this.#type(name as TypeName | undefined, schema, indent);
      // `string` alone would swallow the literals.
      return known && name !== 'null' ? `(${one} & {})` : one;
    });
    return unique([...literals, ...others]);
  }

  #type(name: TypeName | undefined, schema: NormalSchema, indent: string): string {
    if (name === 'integer') return 'number';
    if (name === 'array') {
      const items = this.#types(schema.items ?? {}, indent);
      return items.length > 1 ? `(${items.join(' | ')})[]` : `${items[0]}[]`;
    }
    if (name === 'object') return this.#object(schema, indent);
    return name ?? 'unknown';
  }

  #object(schema: NormalSchema, indent: string, isDeclaration = false): string {
    const { properties = {}, required = [], additionalProperties: more } = schema;
    const inner = `${indent}  `;
    const names = Object.keys(properties);
    // What must be there comes first; otherwise the order is the contract's.
    const ordered = [
      ...names.filter((name) => required.includes(name)),
      ...names.filter((name) => !required.includes(name)),
    ];
    const fields = ordered.map((name) => {
      const field = properties[name] ?? {};
      const target = field.$ref === undefined ? undefined : this.#get(refName(field.$ref) ?? '');
      const filled = this.#filled && (field.default ?? target?.default) !== undefined;
      const mark = required.includes(name) || filled ? '' : '?';
      const type = this.#types(field, inner).join(' | ');
      return `${jsdoc(describe(field, target), inner)}${inner}${property(name)}${mark}: ${type};\n`;
    });
    const open = schema.properties ? more : (more ?? true);
    const members = typeof more === 'object' ? this.#types(more, inner).join(' | ') : 'unknown';
    const index = open ? `[key: string]: ${members};` : '';
    if (fields.length === 0 && !isDeclaration) return `{ ${index} }`;
    return `{\n${fields.join('')}${index && `${inner}${index}\n`}${indent}}`;
  }

  /** A branch of a union. A union of references may require a tag that its members do not. */
  #branch(branch: NormalSchema, { tag, required }: NormalSchema, indent: string): string[] {
    const { $ref, properties } = branch;
    if (tag === undefined) return this.#types(branch, indent);
    if ($ref === undefined) {
      // Whoever reads a branch wants to know first when it applies.
      const chosen = properties?.[tag] && { [tag]: properties[tag] };
      return this.#types({ ...branch, properties: { ...chosen, ...properties } }, indent);
    }
    const name = refName($ref) ?? '';
    const property = this.#get(name).properties?.[tag];
    if (!property || !required?.includes(tag)) return [name];
    return [`(${name} & { ${tag}: ${this.#types(property, indent).join(' | ')}; })`];
  }

  #get(name: string): NormalSchema {
    const schema = this.#schemas.get(name);
    if (!schema) throw new Error(`no public schema is called ${name}`);
    return schema;
  }
}

/** Many short types: as many on a line as fit. */
function filled(types: string[]): string {
  const lines: string[] = [];
  for (const type of types) {
    const longer = `${lines.at(-1)} | ${type}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`  | ${type}`);
  }
  return lines.join('\n');
}

function unique(types: string[]): string[] {
  return [...new Set(types)];
}
