import { remoteBuild } from '@wisata/build/remote';

export default remoteBuild();
