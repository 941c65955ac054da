/** The media types of a body: which are sent, and which are read. */
import { type Place, pairParts, partsOf } from './place.ts';
import { agreed, type Context, judge, object, type Rule, type Rules, schema } from './rules.ts';

/** The rules for a body in one media type. */
export const MEDIA: Rules = { schema, encoding: agreed };

const media = object(MEDIA);

/**
 * Judges the media types of a body. What counts is what is on the wire: a range such as `audio/*` includes the types
 * within it, and whoever receives a response may have asked for one of several types, unlike the receiver of a request.
 */
export const content: Rule = (context, [old, next]) => {
  const before = partsOf(old);
  const after = partsOf(next);
  for (const { name, pair } of pairParts(before, after)) {
    const [was, is] = pair;
    if (was && is) media(context, pair);
    else if (was) removed(context, name, was, after);
    else if (is) added(context, name, is, before, after);
  }
};

type Types = ReadonlyMap<string, Place>;

function removed(context: Context, type: string, was: Place, after: Types): void {
  const what = 'media-type-removed';
  const range = rangeFor(type, after);
  if (range) {
    media(context, [was, range]);
    judge(context, what, [was, undefined], { compatible: `a range includes ${type}` });
    return;
  }
  if (after.size === 0 && context.isBodyOpen) {
    judge(context, what, [was, undefined], { documentation: 'no body was promised' });
    return;
  }
  judge(context, what, [was, undefined], {
    'breaks-senders': `${type} is refused`,
    'breaks-receivers': after.size === 0 ? `${type} is no longer sent` : undefined,
    compatible: 'the other types are sent as before',
  });
}

function added(context: Context, type: string, is: Place, before: Types, after: Types): void {
  const what = 'media-type-added';
  const range = rangeFor(type, before);
  if (range) {
    media(context, [range, is]);
    judge(context, what, [undefined, is], { compatible: `a range included ${type}` });
    return;
  }
  const isKept = [...before.keys()].some((one) => after.has(one) || rangeFor(one, after));
  const canChoose = context.isResponse && isKept;
  judge(context, what, [undefined, is], {
    'breaks-senders': before.size === 0 ? 'a missing body is refused' : undefined,
    [canChoose ? 'strict-receivers' : 'breaks-receivers']:
      `${type} may be sent, which readers of the other types do not expect`,
    compatible: 'the other types are accepted as before',
  });
}

/** The entry of the narrowest range that includes a media type. */
function rangeFor(type: string, types: Types): Place | undefined {
  const [main] = type.split('/');
  const own = type.endsWith('/*') ? undefined : types.get(`${main}/*`);
  return own ?? (type === '*/*' ? undefined : types.get('*/*'));
}
