import type { BackendModule } from '../../app/module.ts';
import { registerPictures } from '../media/index.ts';
import { blogRoutes } from './blog.routes.ts';
import { contentRoutes } from './content.routes.ts';
import { contentPictures } from './content-pictures.ts';
import { landingRoutes } from './landing/landing.routes.ts';
import { messageRoute } from './message.routes.ts';
import { searchPlacesRoute } from './search-places.routes.ts';
import { seedContent } from './seed/seed-content.ts';
import { drawStoredMenus } from './stored-menus.ts';
import { contentMigrations } from './tables.ts';

export const contentModule: BackendModule = {
  name: 'content',
  migrations: { ...contentMigrations, '002-menu-drawings': drawStoredMenus },
  routes: [...contentRoutes, ...landingRoutes, searchPlacesRoute, ...blogRoutes, messageRoute],
  plugin: (_app, context) => registerPictures(context, contentPictures(context)),
  seed: seedContent,
  hasReservedLane: true,
};
