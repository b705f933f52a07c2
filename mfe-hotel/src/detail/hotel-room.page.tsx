import { redirect } from 'react-router-dom';
import { pageLoader } from '@wisata/runtime';

/** Rooms are a part of the hotel's page. */
export const loader = pageLoader((_app, { query }) => {
  const search = query.toString();
  return redirect(`/hotel/detail${search ? `?${search}` : ''}#rooms`);
});

export function Component() {
  return null;
}
