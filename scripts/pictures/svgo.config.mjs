// Tidies drawings (`npm run pictures:optimise`): a new one loses what its editor added, a tidy one stays as it is.
/** @type {import('svgo').Config} */
export default {
  multipass: true,
  js2svg: { eol: 'lf', finalNewline: true },
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          // The ids are names for people: they tell what a group is.
          cleanupIds: false,
          // What is drawn twice the same way compresses well; these would write it differently each time.
          convertPathData: {
            applyTransforms: false,
            floatPrecision: 1,
            utilizeAbsolute: false,
            makeArcs: undefined,
          },
          convertShapeToPath: false,
          convertTransform: false,
          moveElemsAttrsToGroup: false,
          moveGroupAttrsToElems: false,
          sortAttrs: false,
        },
      },
    },
  ],
};
