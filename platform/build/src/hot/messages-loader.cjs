// Makes texts a module that can be replaced on a page that runs.
const path = require('node:path');
const { HOT_MODULE } = require('./hot-place.cjs');

module.exports = function messagesLoader(source) {
  const { remote } = this.getOptions();
  const locale = path.basename(this.resourcePath, '.json');
  return `import { acceptMessages } from ${JSON.stringify(HOT_MODULE)};
const messages = ${JSON.stringify(JSON.parse(source))};
export default messages;
acceptMessages(import.meta.webpackHot, ${JSON.stringify(remote)}, ${JSON.stringify(locale)}, messages);
`;
};
