import { replace } from 'react-router-dom';
import { pageLoader } from '@wisata/runtime';
import { beginReturn } from '../visit/list-place.rules.ts';

/** Back to the venues that were left, where they were left; only the browser knows which. */
export const loader = pageLoader(({ storage }) => replace(beginReturn(storage.session, 'venue')));

export const Component = () => null;
