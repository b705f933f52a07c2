import { SiteFooter } from '../components/site-footer.tsx';
import { BrandBar } from './brand-bar.tsx';
import frame from './frame.module.css';
import { MainContent } from './main-content.tsx';

/** Only the logo above the page and the last line of the footer below it. */
export function MinimalLayout() {
  return (
    <div className={frame.frame}>
      <BrandBar />
      <MainContent band />
      <SiteFooter slim />
    </div>
  );
}
