/** Finds the line of a YAML file that is indented wrongly. */

/** How much deeper each level is than the one around it. */
const STEP = 2;

/** A level of indentation. */
interface Level {
  column: number;
  /** The line with which it begins. */
  start: number;
  /** Whether it is deeper than the level around it by another step than it should be. */
  isOdd: boolean;
  isList: boolean;
}

/**
 * The first of some lines whose indentation fits nothing around it. A YAML library tells where what began there
 * no longer fits: of a first key that is indented too much, the key after it.
 *
 * @param lines the lines of a file up to the one behind the error; texts in blocks are passed over
 * @returns its index, or `undefined` if all fit
 */
export function misindentedLine(lines: readonly string[]): number | undefined {
  const outside: Level = { column: -STEP, start: 0, isOdd: false, isList: false };
  const levels = [outside];
  let mayNest = true;
  let block = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    const [, indent = '', dashes = '', key, value = ''] =
      /^( *)((?:- +)*)(?:('.*?'|".*?"|[^\s#'"{[].*?):(?= |$) *(.*))?/.exec(line) ?? [];
    const column = indent.length;
    const isList = dashes !== '';
    if (column > block || (key === undefined && !isList)) continue;
    const deepest = levels.at(-1) ?? outside;
    if (column > deepest.column && mayNest) {
      levels.push({ column, start: index, isOdd: column !== deepest.column + STEP, isList });
    }
    const level = levels.find((one) => one.column >= column) ?? deepest;
    if (level.column !== column) return level.isOdd ? level.start : index;
    if (level.isList && !isList) return index;
    levels.splice(levels.indexOf(level) + 1);
    const content = column + dashes.length;
    mayNest = /^(#.*)?$/.test(value);
    if (isList) levels.push({ column: content, start: index, isOdd: false, isList: false });
    block = /^[|>]/.test(value) ? content : Number.POSITIVE_INFINITY;
  }
  return undefined;
}
