/** What checks rest on: the places of the contract, and what its marks say there. */
import { createRequire } from 'node:module';
import { assumptions, unspecified } from 'speech-to-text-contract/facts';
import { OPERATIONS, type OperationId } from '../src/contract.ts';

/** A place as facts call it, such as `AudioMetadata.size` or `operation uploadAudio`. */
export type Place = string;

/** The marks of one kind, by their places. */
type Marks = Readonly<Record<Place, { pointer: string; sentences: readonly string[] }>>;

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
}

const MARKS: readonly Marks[] = [assumptions, unspecified];
const { paths } = createRequire(import.meta.url)(
  'speech-to-text-contract/openapi.json',
) as Document;

/** What is assumed or left open at a place; nothing where the document itself says how it is. */
export function openAt(place: Place): string[] {
  return MARKS.flatMap((marks) => marks[place]?.sentences ?? []);
}

/** The answer with which an operation refuses. */
export function refusalOf(id: OperationId): Place {
  const { path, method } = OPERATIONS[id];
  const { responses } = paths[path]?.[method.toLowerCase()] ?? {};
  const shared = responses?.['4XX']?.$ref?.split('/').at(-1);
  return shared ? `response ${shared}` : `operation ${id} response 4XX`;
}

/** The marked places in the body of a callback or a webhook. */
export function placesInBody(notification: string): Place[] {
  const isInBody = ({ pointer }: Marks[Place]) =>
    pointer.includes(`/${notification}/`) && pointer.includes('/requestBody');
  return MARKS.flatMap((marks) =>
    Object.entries(marks).flatMap(([place, mark]) => (isInBody(mark) ? [place] : [])),
  );
}
