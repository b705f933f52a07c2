import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import '@wisata/ui/tokens.css';
import '@wisata/ui/base.css';
import { ConsoleApp } from './console-app.tsx';
import { readLocale } from './console-locale.ts';
import { createI18n } from './words.ts';

createRoot(document.getElementById('root')!).render(
  <I18nextProvider i18n={createI18n(readLocale())}>
    <ConsoleApp />
  </I18nextProvider>,
);
