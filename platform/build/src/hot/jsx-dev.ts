import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** What the compiler's step for React Refresh calls, by the two functions that the page shares. */
export const jsxDEV = (type: Parameters<typeof jsx>[0], props: object, key: string | undefined, isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);
