/**
 * Transforms what jest loads, as next/jest does, but for the CommonJS modules of packages, which jest can run as they
 * are: next/jest ignores all packages, and those of this field are ES modules.
 */
import next from 'next/dist/build/swc/jest-transformer.js'

/** Also of dynamic imports, which jest cannot run. May be found in a comment, which costs only the transform. */
const MODULE_SYNTAX =
  /(?:^|[;}])\s*(?:import|export)(?:\s*[{*"']|\s+(?:async|class|const|default|function|let|var)\b|\s+[\w$]+\s*(?:,|from\b))|(?<!\{)\bimport(?:\s*\(|\.meta)/m

const isCommonJs = (source, file) => /[\\/]node_modules[\\/]/.test(file) && !MODULE_SYNTAX.test(source)

const transformer = {
  createTransformer(options) {
    const swc = next.createTransformer(options)
    return {
      process: (source, file, config) =>
        isCommonJs(source, file) ? { code: source } : swc.process(source, file, config),
    }
  },
}

export default transformer
