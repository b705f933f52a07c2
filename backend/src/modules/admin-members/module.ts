import type { BackendModule } from '../../app/module.ts';
import { undoers } from '../audit/index.ts';
import { undoMemberChange } from './member-change.service.ts';
import { memberRoutes } from './members.routes.ts';

export const adminMembersModule: BackendModule = {
  name: 'admin-members',
  after: ['audit'],
  register: (context) => void undoers(context).set('member', undoMemberChange),
  routes: memberRoutes,
};
