export { escapeHtml, letterHtml, letterText, type Letter } from './letter.ts';
export { mailModule } from './module.ts';
