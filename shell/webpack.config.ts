import { shellBuild } from '@wisata/build/shell';

export default shellBuild({
  'react-router-dom': './src/router-facade.ts',
  'react-i18next': './src/i18next-facade.ts',
});
