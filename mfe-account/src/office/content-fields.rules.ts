import type { ContentEdit, EditedBody, EditedKind } from '@wisata/kernel/contracts/admin-content';

/** How a part of an entry is written. */
type FieldForm = 'words' | 'text' | 'address' | 'day' | 'openDay' | 'colour' | 'picture' | 'category' | 'topics';

export interface ContentField {
  readonly name: string;
  readonly form: FieldForm;
}

const field = (name: string, form: FieldForm): ContentField => ({ name, form });

/** What is written of each kind, in the order of the form; `words` is one line and `text` many, both in both languages; an `openDay` may stay empty. */
export const CONTENT_FIELDS: Readonly<Record<EditedKind, readonly ContentField[]>> = {
  notice: [
    field('notice', 'text'),
    field('expired_at', 'day'),
    field('bg_color', 'colour'),
    field('text_color', 'colour'),
  ],
  banner: [
    field('title', 'words'),
    field('desc', 'text'),
    field('link', 'address'),
    field('image', 'picture'),
    field('expired_at', 'openDay'),
  ],
  slider: [field('slideName', 'words'), field('description', 'text'), field('image', 'picture')],
  faq: [field('topic', 'words'), field('question', 'words'), field('answer', 'text')],
  post: [
    field('title', 'words'),
    field('excerpt', 'text'),
    field('content', 'text'),
    field('category', 'category'),
    field('tagNames', 'topics'),
    field('image', 'picture'),
  ],
};

/** Contents by the names of their fields. */
export type FieldValues = Readonly<Record<string, unknown>>;
export type Words = Readonly<Record<'en' | 'id', string>>;
export type PictureValue = { readonly uri: string; readonly alt: Words };

const NO_WORDS: Words = { en: '', id: '' };

/** What a new entry begins from: the first picture and category that there are, and nothing else. */
export function emptyBody(
  kind: EditedKind,
  { pictures: [picture = ''], categories: [category] }: Pick<ContentEdit, 'pictures' | 'categories'>,
  today: string,
): EditedBody {
  const blank: Record<FieldForm, unknown> = {
    words: NO_WORDS,
    text: NO_WORDS,
    address: '',
    day: today,
    openDay: '',
    colour: '#fdf3e9',
    picture: { uri: picture, alt: NO_WORDS },
    category: category?.slug ?? '',
    topics: [],
  };
  const fields = CONTENT_FIELDS[kind].map(({ name, form }) => [name, name === 'text_color' ? '#5c2a05' : blank[form]]);
  return Object.fromEntries(fields) as EditedBody;
}
