// What remotes may use of react-i18next, as the router's facade does for the router. Without components for texts with
// elements in them, which bring a parser of HTML.
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next/es';
