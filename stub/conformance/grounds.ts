/** What checks rest on: what the contract marks as assumed or unspecified. */
import { createRequire } from 'node:module';
import { assumptions, unspecified } from 'speech-to-text-contract/facts';
import { OPERATIONS, type OperationId } from '../src/contract.ts';

/** A key of the contract's facts, such as `AudioMetadata.size` or `operation uploadAudio`. */
export type FactKey = string;

/** The marks of one kind. */
type Marks = Readonly<Record<FactKey, { pointer: string; sentences: readonly string[] }>>;

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
}

const MARKS: readonly Marks[] = [assumptions, unspecified];
const { paths } = createRequire(import.meta.url)(
  'speech-to-text-contract/openapi.json',
) as Document;

/** What is assumed or left open there; nothing where the document itself says how it is. */
export function openAt(key: FactKey): string[] {
  return MARKS.flatMap((marks) => marks[key]?.sentences ?? []);
}

/** The key of the answer with which an operation refuses. */
export function refusalOf(id: OperationId): FactKey {
  const { path, method } = OPERATIONS[id];
  const { responses } = paths[path]?.[method.toLowerCase()] ?? {};
  const shared = responses?.['4XX']?.$ref?.split('/').at(-1);
  return shared ? `response ${shared}` : `operation ${id} response 4XX`;
}

/** The keys of the marks in the body of a callback or a webhook. */
export function keysInBody(notification: string): FactKey[] {
  const isInBody = ({ pointer }: Marks[FactKey]) =>
    pointer.includes(`/${notification}/`) && pointer.includes('/requestBody');
  return MARKS.flatMap((marks) =>
    Object.entries(marks).flatMap(([key, mark]) => (isInBody(mark) ? [key] : [])),
  );
}
