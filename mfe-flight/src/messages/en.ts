import kit from '@wisata/runtime/messages/en.json' with { type: 'json' };
import trips from '@wisata/runtime/messages/trips/en.json' with { type: 'json' };
import { withKitWords } from '@wisata/runtime/kit-words';
import own from './en.json' with { type: 'json' };

export default withKitWords(kit, withKitWords(trips, own));
