import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { OVERRIDE_RESET_PATH } from '@wisata/runtime/composition';
import { useApp } from '@wisata/runtime';
import { Icon } from '@wisata/ui/icon';
import { useShell } from '../app/start/shell-services.tsx';
import { listOverrides } from '../rules/override.rules.ts';
import styles from './override-bar.module.css';

/** Says on every page which remotes are not what everybody gets, and ends it. */
export function OverrideBar() {
  const { t } = useTranslation('shell');
  const { href } = useApp();
  const { pathname, search } = useLocation();
  const overrides = listOverrides(useShell().override);
  if (overrides.length === 0) return null;
  const back = new URLSearchParams({ back: href(pathname + search) });
  return (
    <aside className={styles.bar} aria-label={t('override.label')}>
      <Icon of={FlaskConical} size="s" />
      <span className={styles.text}>
        <strong>{t('override.title')}</strong>{' '}
        {overrides.map(({ remote, version }) => (
          <span key={remote} className={styles.version} translate="no">
            {remote} {version}
          </span>
        ))}
      </span>
      <a className={styles.reset} href={`${OVERRIDE_RESET_PATH}?${back}`}>
        {t('override.reset')}
      </a>
    </aside>
  );
}
