import { Outlet, ScrollRestoration } from 'react-router-dom';

/** Around every layout: new pages start at the top or at their hash, Back returns to where the visitor was. */
export function Document() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
