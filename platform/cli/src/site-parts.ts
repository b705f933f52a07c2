import type { Environment, SitePart } from '@wisata/kernel/production-settings';

/** The programs that run here: the API does not when `API_BASE_URL` names one of another place. */
export const siteParts = (env: Environment): readonly SitePart[] =>
  env['API_BASE_URL'] ? ['edge', 'registry'] : ['api', 'edge', 'registry'];
