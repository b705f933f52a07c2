import type { Locale } from '@wisata/kernel/locale';
import type { Words } from './page-words.ts';
import { en } from './words.en.ts';
import { id } from './words.id.ts';

export const WORDS: Readonly<Record<Locale, Words>> = { en, id };
