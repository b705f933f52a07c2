export { CategoryFailure } from '../components/category-failure.tsx';
export { OfflineBar } from '../components/offline-bar.tsx';
export { OverrideBar } from '../components/override-bar.tsx';
export { ToastArea } from '../components/toast-area.tsx';
export { PageBar } from '@wisata/ui/progress-bar';
