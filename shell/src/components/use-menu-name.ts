import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../rules/menu.rules.ts';

/** A menu's name: a key of the shell's messages where there is one, else the name as the API gave it. */
export function useMenuName(): (menu: Pick<MenuItem, 'name' | 'noTranslate'>) => string {
  const { t, i18n } = useTranslation('shell');
  return ({ name, noTranslate }) => (!noTranslate && i18n.exists(name, { ns: 'shell' }) ? t(name) : name);
}
