const partsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/');
const isOpen = (part: string) => part.startsWith(':');

/** The route that a path leads to, `blog/:slug` for `/blog/bali`; one that is written out goes before one that is not. */
export function routeAt(path: string, routes: readonly string[]): string | undefined {
  const parts = partsOf(path);
  const fits = (route: string) => {
    const own = partsOf(route);
    return (
      own.length === parts.length && own.every((part, at) => part === parts[at] || (isOpen(part) && parts[at] !== ''))
    );
  };
  const openParts = (route: string) => partsOf(route).filter(isOpen).length;
  return routes.filter(fits).sort((a, b) => openParts(a) - openParts(b))[0];
}
