/** Has styles lay out all of a served page, which they lay out only as far as it is seen until then. */
export const layOutWholePage = () => document.documentElement.removeAttribute('data-served');
