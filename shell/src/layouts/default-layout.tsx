import { CategoryStrip } from '../components/category-strip.tsx';
import { ChatButton } from '../components/chat-button.tsx';
import { DueBar } from '../components/due-bar.tsx';
import { NoticeStrip } from '../components/notice-strip.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { WideOnly } from '../components/wide-only.tsx';
import styles from './frame.module.css';
import { MainContent } from './main-content.tsx';

/** Home, lists, details, content and cart. */
export function DefaultLayout() {
  return (
    <div className={`${styles.frame} ${styles.sticky}`}>
      <NoticeStrip />
      <SiteHeader hasChat />
      <WideOnly>
        <CategoryStrip />
      </WideOnly>
      <DueBar />
      <MainContent />
      <SiteFooter />
      <ChatButton place="corner" />
    </div>
  );
}
