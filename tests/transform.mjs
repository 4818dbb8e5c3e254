/**
 * Transforms what jest loads, as next/jest does, but for the CommonJS modules of packages, which jest can run as they
 * are: next/jest ignores all packages, and those of this field are ES modules.
 */
import next from 'next/dist/build/swc/jest-transformer.js'

/** Also of dynamic imports, which jest cannot run. May be found in a comment, which costs only the transform. */
const MODULE_SYNTAX =
  /(?:^|[;}])\s*(?:import|export)(?:\s*[{*"']|\s+(?:async|class|const|default|function|let|var)\b|\s+[\w$]+\s*(?:,|from\b))|(?<!\{)\bimport(?:\s*\(|\.meta)/m

/** Packages of megabytes, which take seconds to transform: the compiler of TypeScript, and the reader of PDFs. */
const LARGE = /[\\/]node_modules[\\/](?:typescript[\\/]lib[\\/]typescript\.js|unpdf[\\/]dist[\\/]pdfjs\.mjs)$/

/** Leaves a file to Node, which loads it once for all tests of a process. The main context has Node's own `require`. */
const byNode = (file) => {
  const path = JSON.stringify(file)
  const node = "require('node:vm').runInThisContext('process').getBuiltinModule('module')"
  return { code: `module.exports = ${node}.createRequire(${path})(${path})` }
}

const MAP = '//# sourceMappingURL=data:application/json;base64,'

/** The source map beside the code, in which every test file would read it again. Nobody debugs a package. */
function withoutMap({ code }, isPackage) {
  const end = code.lastIndexOf(MAP)
  if (end === -1) return { code }
  const map = isPackage ? undefined : Buffer.from(code.slice(end + MAP.length), 'base64').toString()
  return { code: code.slice(0, end), map }
}

const transformer = {
  createTransformer(options) {
    const swc = next.createTransformer(options)
    return {
      process(source, file, config) {
        if (LARGE.test(file)) return byNode(file)
        const isPackage = /[\\/]node_modules[\\/]/.test(file)
        if (isPackage && !MODULE_SYNTAX.test(source)) return { code: source }
        return withoutMap(swc.process(source, file, config), isPackage)
      },
    }
  },
}

export default transformer
