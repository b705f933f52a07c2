/** Whether a path is a list of results, where the header leaves the room to them. */
export function isResultList(path: string): boolean {
  return /^\/[\w-]+\/list(\/|$)/.test(path);
}

/** Whether a path lies inside a service. */
export function isInService(service: string, path: string): boolean {
  return path === `/${service}` || path.startsWith(`/${service}/`);
}
