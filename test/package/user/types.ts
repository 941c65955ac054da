/** What the types must show in a user's editor; the tests only compile it. */
import type * as contract from 'speech-to-text-contract/types';
import type * as resolved from 'speech-to-text-contract/types/resolved';
import type * as tolerant from 'speech-to-text-contract/types/tolerant';
import { validateTranscriptMessage } from 'speech-to-text-contract/validators';

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Takes `true` if both types are the same; otherwise it does not compile, and the error shows both. */
function same<A, B>(_: Equal<A, B> extends true ? true : { first: A; second: B }): void {}

// The kind and the status of a job decide which fields it has.
declare const job: contract.TranscriptionJob;
if (job.kind === 'live') same<typeof job, contract.LiveJob>(true);
else if (job.status === 'done') same<typeof job.result, contract.PreRecordedResult>(true);
if (job.status === 'error') same<typeof job.error_code, number>(true);
if (job.status === 'queued') same<typeof job.completed_at, string | null | undefined>(true);
// @ts-expect-error a job whose status is not known may have no result
job.result.metadata;

// `success` decides whether the block of an add-on may have an error.
declare const block: contract.TranslationAddon;
if (block.success) same<typeof block.error, null>(true);

// A request may have fields that are undefined, which parsers take for missing ones.
export const request: contract.LiveRequest = { model: undefined };
type Parameters = contract.operations['listTranscriptionJobs']['parameters'];
export const query: Parameters['query'] = {} as contract.ListTranscriptionJobsQuery;

// Validators narrow unions that a switch on the type cannot.
declare const message: contract.ServerMessage;
// @ts-expect-error any string may be a type, so that only a validator finds a transcript
message.data.utterance;
if (validateTranscriptMessage(message)) same<typeof message, contract.TranscriptMessage>(true);

// Most fields of a request are optional; a resolved request has their defaults.
export const live: contract.LiveRequest = {};
// @ts-expect-error the URL is required
export const none: contract.PreRecordedRequest = {};
// @ts-expect-error an object literal has a misspelled field
export const misspelled: contract.PreRecordedRequest = { audio_url: '', diarisation: true };
type Rate = resolved.LiveRequest['sample_rate'];
same<contract.LiveRequest['sample_rate'], Rate | undefined>(true);
// @ts-expect-error an enumeration of numbers lists its values
export const rate: Rate = 1;
export const given: contract.LiveRequest = {} as resolved.LiveRequest;

// Open enumerations accept other values; closed ones do so only in the tolerant types.
export const other: contract.TranscriptionLanguageCode = 'xyz';
// @ts-expect-error this enumeration is closed
export const closed: contract.TranslationLanguageCode = 'xyz';
export const grown: tolerant.TranslationLanguageCode = 'xyz';
// @ts-expect-error a tag stays closed, even in the tolerant types
export const kind: tolerant.TranscriptionJob['kind'] = 'streamed';

// In the tolerant types, a field may be null.
export const dropped: tolerant.LiveRequest = { sample_rate: null, language_config: null };
