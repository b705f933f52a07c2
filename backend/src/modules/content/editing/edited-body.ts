import type { EditedBodies, EditedBody, EditedKind } from '@wisata/kernel/contracts/admin-content';
import { plainLetters } from '@wisata/kernel/plain-letters';
import { toHtml, toInlineHtml, toPageText } from '../page-html.ts';
import type { EntryBodies, PostBody } from '../tables.ts';
import type { Translated } from '../translated.ts';

const each = ({ en, id }: Translated, change: (text: string) => string): { en: string; id: string } => ({
  en: change(en),
  id: change(id),
});

/** A stored post with what stands in columns of its own. */
type StoredPost = PostBody & { readonly category: string };
type Stored = { [Kind in Exclude<EditedKind, 'post'>]: EntryBodies[Kind] } & { post: StoredPost };

type Ways = {
  [Kind in EditedKind]: {
    /** What an editor writes: text, with the few marks of a page text. */
    edit(stored: Stored[Kind]): EditedBodies[Kind];
    /** What guests get: HTML that is made of the text, so that nothing in it can run. */
    store(edited: EditedBodies[Kind]): Stored[Kind];
  };
};

export const WAYS: Ways = {
  notice: {
    edit: ({ notice, expired_at, bg_color, text_color }) => ({
      notice: each(notice, toPageText),
      expired_at,
      bg_color,
      text_color,
    }),
    store: ({ notice, ...rest }) => ({ ...rest, notice: each(notice, toInlineHtml), upload_file: '' }),
  },
  banner: {
    edit: ({ title, desc, link, image, expired_at = '' }) => ({ title, desc, link, image, expired_at }),
    store: (edited) => edited,
  },
  slider: {
    edit: ({ slideName, description, image }) => ({ slideName, description, image }),
    store: (edited) => ({ ...edited, displayName: edited.slideName, pageType: 'Promotion' }),
  },
  faq: {
    edit: ({ answer, topic, question }) => ({ topic, question, answer: each(answer, toPageText) }),
    store: ({ answer, ...rest }) => ({ ...rest, answer: each(answer, toHtml) }),
  },
  post: {
    edit: ({ title, excerpt, content, category, tagNames, image }) => ({
      title,
      excerpt,
      content: each(content, toPageText),
      category,
      tagNames: [...tagNames],
      image,
    }),
    store: ({ content, ...rest }) => ({ ...rest, content: each(content, toHtml) }),
  },
};

const TITLES: { [Kind in EditedKind]: (body: EditedBodies[Kind]) => Translated } = {
  notice: ({ notice }) => notice,
  banner: ({ title }) => title,
  slider: ({ slideName }) => slideName,
  faq: ({ question }) => question,
  post: ({ title }) => title,
};

/** What people call an entry. */
export const titleOf = (kind: EditedKind, body: EditedBody): Translated =>
  (TITLES[kind] as (body: EditedBody) => Translated)(body);

export const slugOf = (words: string) =>
  plainLetters(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
