import type { BackendModule } from '../../app/module.ts';
import { defineJob } from '../../app/jobs.ts';
import { undoers } from '../audit/index.ts';
import { registerPictures } from '../media/index.ts';
import { blogRoutes } from './blog.routes.ts';
import { contentRoutes } from './content.routes.ts';
import { contentPictures } from './content-pictures.ts';
import { editingRoutes } from './editing/editing.routes.ts';
import { PUBLISH_JOB, publishAllDue, publishDue, undoPublishing } from './editing/editing.service.ts';
import type { Place } from './editing/editing.service.ts';
import { landingRoutes } from './landing/landing.routes.ts';
import { messageRoute } from './message.routes.ts';
import { searchPlacesRoute } from './search-places.routes.ts';
import { seedContent } from './seed/seed-content.ts';
import { drawStoredMenus } from './stored-menus.ts';
import { contentMigrations } from './tables.ts';

const publishJobs = [
  defineJob<Place & { revision: number }>({
    name: PUBLISH_JOB,
    handler: (data, context) => publishDue(context, data),
  }),
  defineJob({
    name: 'content.publish-due',
    schedule: '* * * * *',
    handler: (_data, context) => publishAllDue(context),
  }),
];

export const contentModule: BackendModule = {
  name: 'content',
  after: ['audit'],
  migrations: { ...contentMigrations, '002-menu-drawings': drawStoredMenus },
  routes: [...contentRoutes, ...landingRoutes, searchPlacesRoute, ...blogRoutes, messageRoute, ...editingRoutes],
  jobs: publishJobs,
  register(context) {
    registerPictures(context, contentPictures(context));
    for (const area of ['content', 'post'] as const) undoers(context).set(area, undoPublishing);
  },
  seed: seedContent,
  hasReservedLane: true,
};
