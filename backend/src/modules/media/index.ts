export { registerPictures } from './known-pictures.ts';
export { FACADE_STYLES, picturePath } from './picture.ts';
export type { Picture, PictureFormat, PictureRatio } from './picture.ts';
export type { FacadeStyle } from './scene/drawing.ts';
export { SCENE_KINDS } from './scene/scene.ts';
export type { SceneKind } from './scene/scene.ts';
export { mediaModule } from './module.ts';
