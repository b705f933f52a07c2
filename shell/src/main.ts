import { nextTurn } from '@wisata/runtime/turns';

/** Runs what the shell is made of over several turns: all of it at once would be the longest task of the start. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react');
  await nextTurn();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTurn();
  await import(/* webpackMode: "eager" */ './router-facade.ts');
  await nextTurn();
  await import(/* webpackMode: "eager" */ './app/create-i18n.ts');
  await nextTurn();
  const { boot } = await import(/* webpackMode: "eager" */ './boot.tsx');
  await boot(window);
}

void start();
