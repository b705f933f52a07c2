export { letterHtml, letterText, type Letter } from './letter.ts';
export { searchMailsAbout } from './mail.repository.ts';
export { mailModule } from './module.ts';
