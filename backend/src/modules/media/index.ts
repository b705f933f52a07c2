export { registerPictures } from './known-pictures.ts';
export { mediaModule } from './module.ts';
