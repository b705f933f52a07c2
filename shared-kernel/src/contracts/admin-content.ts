import * as v from 'valibot';
import { instant } from './fields.ts';
import { isUsableDate } from './request-fields.ts';

/** What editors change: news above the header, banners and promotions of the home page, questions, and posts. */
export const EDITED_KINDS = ['notice', 'banner', 'slider', 'faq', 'post'] as const;
/** One of them. */
export type EditedKind = (typeof EDITED_KINDS)[number];

/** Texts in both languages; a draft may still lack some, what is published may not. */
const words = (max: number, isWhole: boolean) => {
  const text = v.pipe(v.string(), v.trim(), v.maxLength(max, `At most ${max} characters.`));
  const needed = v.pipe(text, v.nonEmpty('Write it in both languages.'));
  return isWhole ? v.object({ en: needed, id: needed }) : v.object({ en: text, id: text });
};

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'A colour as #rrggbb.'));

/** A page of this site or of the web; nothing that runs. */
const link = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300, 'At most 300 characters.'),
  v.regex(/^(?:\/(?![/\\])\S*|https:\/\/\S+)?$/, 'An address of this site, such as /promotion, or one with https.'),
);

const image = (isWhole: boolean) =>
  v.object({
    uri: v.pipe(v.string(), v.regex(/^\/media\/[^\s"'<>\\]*$/, 'Choose a picture.')),
    alt: words(200, isWhole),
  });

const topics = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40, 'At most 40 characters.'))),
  v.maxLength(8, 'At most 8 topics.'),
);

const bodies = (isWhole: boolean) => ({
  notice: v.object({
    notice: words(400, isWhole),
    expired_at: v.pipe(v.string(), v.check(isUsableDate, 'Choose the last day.')),
    bg_color: colour,
    text_color: colour,
  }),
  banner: v.object({
    title: words(120, isWhole),
    desc: words(300, isWhole),
    link,
    image: image(isWhole),
    /** Last day that it shows, to its end in Jakarta; empty for no end. */
    expired_at: v.optional(
      v.pipe(
        v.string(),
        v.check((day) => day === '' || isUsableDate(day), 'Choose the last day.'),
      ),
      '',
    ),
  }),
  slider: v.object({ slideName: words(120, isWhole), description: words(400, isWhole), image: image(isWhole) }),
  faq: v.object({ topic: words(60, isWhole), question: words(200, isWhole), answer: words(4000, isWhole) }),
  post: v.object({
    title: words(160, isWhole),
    excerpt: words(400, isWhole),
    content: words(30_000, isWhole),
    category: v.pipe(v.string(), v.nonEmpty('Choose a category.'), v.maxLength(60)),
    tagNames: topics,
    image: image(isWhole),
  }),
});

/** What a draft of each kind holds. */
export const DRAFT_BODIES = bodies(false);
/** The same with all that guests are shown. */
export const WHOLE_BODIES = bodies(true);
/** A draft's contents by kind. */
export type EditedBodies = { [Kind in EditedKind]: v.InferOutput<(typeof DRAFT_BODIES)[Kind]> };
/** Contents of any kind. */
export type EditedBody = EditedBodies[EditedKind];

/** Contents with their kind, for rendering. */
export type EditedContent = {
  [Kind in EditedKind]: { readonly kind: Kind; readonly body: EditedBodies[Kind] };
}[EditedKind];

const kind = v.picklist(EDITED_KINDS, 'Unknown kind.');
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Must be a number'), v.toNumber());

/** The kind that a list is of. */
export const CONTENT_KIND_PARAMS = v.object({ kind });
/** One of a kind. */
export const CONTENT_PARAMS = v.object({ kind, id: number });

const body = v.record(v.string(), v.unknown());
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What guests see of an entry. */
const live = v.nullable(v.object({ slug: v.string(), is_active: v.boolean(), body }));

/**
 * Body of a save: what the editor began from, the draft by its `revision` or, where there was none (0), what guests saw (`live`);
 * the kind decides the schema of `body`.
 */
export const CONTENT_SAVE = v.object({ revision, is_active: v.boolean(), body, live: v.optional(live, null) });
/** Body of publishing: at once, or at an instant to come. */
export const CONTENT_PUBLISH = v.object({ revision, publish_at: v.nullable(instant) });
/** Body of what else is done to a draft. */
export const CONTENT_DISCARD = v.object({ revision });

/** A draft, and when it shows by itself. */
export const CONTENT_DRAFT = v.object({
  revision,
  is_active: v.boolean(),
  body,
  publish_at: v.nullable(instant),
  updated_at: instant,
  updated_by: v.string(),
});

/** An entry in the list of its kind. */
export const CONTENT_ENTRY = v.object({
  kind,
  id: v.number(),
  title: v.object({ en: v.string(), id: v.string() }),
  /** Null for what was never published. */
  is_active: v.nullable(v.boolean()),
  /** Its last day has been, so guests no longer see it. */
  is_over: v.optional(v.boolean(), false),
  draft: v.nullable(v.object({ publish_at: v.nullable(instant), updated_at: instant, updated_by: v.string() })),
});
/** It as it is answered. */
export type ContentEntry = v.InferOutput<typeof CONTENT_ENTRY>;

/** One entry for its editor: what guests see, what is drafted, and what can be chosen. */
export const CONTENT_EDIT = v.object({
  kind,
  id: v.number(),
  live,
  draft: v.nullable(CONTENT_DRAFT),
  pictures: v.array(v.string()),
  categories: v.array(v.object({ slug: v.string(), name: v.object({ en: v.string(), id: v.string() }) })),
});
/** It as it is answered. */
export type ContentEdit = v.InferOutput<typeof CONTENT_EDIT>;
