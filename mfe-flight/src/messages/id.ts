import kit from '@wisata/runtime/messages/id.json' with { type: 'json' };
import trips from '@wisata/runtime/messages/trips/id.json' with { type: 'json' };
import { withKitWords } from '@wisata/runtime/kit-words';
import own from './id.json' with { type: 'json' };

export default withKitWords(kit, withKitWords(trips, own));
