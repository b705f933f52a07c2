import type { BackendModule } from '../../app/module.ts';
import { drawAheadWhileListening } from './draw-ahead.ts';
import { mediaRoutes } from './media.routes.ts';

export { registerPictures } from './known-pictures.ts';
export { FACADE_STYLES, picturePath } from './picture.ts';
export type { Picture, PictureFormat, PictureRatio } from './picture.ts';
export type { FacadeStyle } from './scene/drawing.ts';
export { SCENE_KINDS } from './scene/scene.ts';
export type { SceneKind } from './scene/scene.ts';

export const mediaModule: BackendModule = { name: 'media', plugin: drawAheadWhileListening, routes: mediaRoutes };
