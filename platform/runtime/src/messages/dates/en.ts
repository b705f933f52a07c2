export { default as words } from './en.json' with { type: 'json' };
