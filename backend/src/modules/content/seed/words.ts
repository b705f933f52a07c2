import { picturePath } from '@wisata/pictures/picture';
import type { SceneKind } from '@wisata/pictures/scene/scene';
import { toHtml } from '../page-html.ts';
import type { ContentImage } from '../tables.ts';
import type { Translated } from '../translated.ts';

export const both = (en: string, id: string): Translated => ({ en, id });

/** The same in every language: names and keys. */
export const same = (text: string): Translated => ({ en: text, id: text });

/** Editors' text in both languages as HTML. */
export const rich = (en: string, id: string): Translated => ({ en: toHtml(en), id: toHtml(id) });

export function drawn(kind: SceneKind, seed: string, place: string, alt: Translated): ContentImage {
  return { uri: picturePath({ kind, seed, place, ratio: '4x3', width: 960, format: 'avif' }), alt };
}

/** A question that is asked often, and its answer. */
export type Answered = readonly [question: Translated, answer: Translated];
