// Puts a style sheet into the cascade layer of the package that ships it, so that no remote can outrank another by
// order of arrival. Runs before css-loader, on the raw text.
module.exports = function layerLoader(source) {
  const { layer } = this.getOptions();
  return /^\s*@layer\s+[\w.,\s-]+;/.test(source) ? source : `@layer ${layer} {\n${source}\n}`;
};
