import kit from '@wisata/runtime/messages/en.json' with { type: 'json' };
import { withKitWords } from '@wisata/runtime/kit-words';
import own from './en.json' with { type: 'json' };

/** Texts of activities and extras with those of the shared parts. */
export const words = withKitWords(kit, own);
