// For `npm run pictures:optimise`: removes what drawing programs add. Running it again changes nothing.
/** @type {import('svgo').Config} */
export default {
  multipass: true,
  js2svg: { eol: 'lf', finalNewline: true },
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          // The ids tell people what a group is.
          cleanupIds: false,
          // Repeated shapes compress well only if they stay written the same way, which these plugins would change.
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
