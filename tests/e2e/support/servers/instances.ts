import type { ChildProcess } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { freePort } from '../../../../scripts/ports.mjs'
import { startServer, stop } from './servers.mjs'

/** A further web server on the backend of the site under test, on a copy of its build, at the address of a proxy. */
export class Instance {
  private child: ChildProcess | undefined

  private constructor(
    readonly dist: string,
    readonly port: number,
  ) {}

  static async prepare(name: string): Promise<Instance> {
    const dist = `${process.env.DIST_DIR}-${name}`
    // The pages that it makes are stored in it.
    cpSync(process.env.DIST_DIR!, dist, { recursive: true, preserveTimestamps: true })
    return new Instance(dist, await freePort())
  }

  /** The address at which it answers by itself. */
  get url() {
    return `http://localhost:${this.port}`
  }

  async start(siteUrl: string, host?: string) {
    const env = { ...process.env, DIST_DIR: this.dist, PORT: String(this.port), SITE_URL: siteUrl }
    this.child = await startServer(env, 'inherit', host)
  }

  /** Asks it to end, and resolves once it has. */
  async stop() {
    if (this.child) await stop(this.child)
  }

  /** Ends it and throws its build away. */
  async remove() {
    await this.stop()
    rmSync(this.dist, { recursive: true, force: true })
  }
}
