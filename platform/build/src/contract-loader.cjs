// Writes the kernel contract that a remote was compiled against into its door. The page's own copy of the kernel cannot
// say it: the runtime that declares a remote comes from the shell.
module.exports = function contractLoader(source) {
  const { contract } = this.getOptions();
  return `${source}\nexport const contract = ${JSON.stringify(contract)};\n`;
};
