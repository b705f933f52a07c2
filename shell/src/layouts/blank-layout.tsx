import frame from './frame.module.css';
import { MainContent } from './main-content.tsx';

/** Nothing but the page, for maintenance and for pages inside a frame of another site. */
export function BlankLayout() {
  return (
    <div className={frame.frame}>
      <MainContent />
    </div>
  );
}
