import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useShell } from '../app/start/shell-services.tsx';
import { BrandBar } from '../layouts/brand-bar.tsx';
import frame from '../layouts/frame.module.css';
import { MAIN_ID } from '../layouts/main-content.tsx';
import { PageError } from './page-error.tsx';

/** The error page where even the layout failed: the logo, the message, the way home. */
export function RootError() {
  const error = useRouteError();
  const { health } = useShell();
  useEffect(() => health.crashed(error), [health, error]);
  return (
    <div className={frame.frame}>
      <BrandBar />
      <main id={MAIN_ID} tabIndex={-1} className={frame.main}>
        <PageError />
      </main>
    </div>
  );
}
