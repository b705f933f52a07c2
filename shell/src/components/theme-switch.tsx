import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@wisata/ui/icon-button';
import { chooseTheme, useTheme } from '../app/site/use-theme.ts';

/** One press to the other theme. */
export function ThemeSwitch({ size = 's' }: { size?: 's' | 'm' }) {
  const { t } = useTranslation('shell');
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      size={size}
      label={isDark ? t('theme.toLight') : t('theme.toDark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
