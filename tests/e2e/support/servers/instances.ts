import type { ChildProcess } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { freePort } from '../../../../scripts/ports.mjs'
import { end } from '../../../../scripts/process/child.mjs'
import { startServer } from './servers.mjs'

/** Another web server on the site's backend and a copy of its build, at a proxy's address. */
export class Instance {
  private child: ChildProcess | undefined

  private constructor(
    readonly dist: string,
    readonly port: number,
  ) {}

  static async prepare(name: string): Promise<Instance> {
    const dist = `${process.env.DIST_DIR}-${name}`
    // The server stores the pages it makes there.
    cpSync(process.env.DIST_DIR!, dist, { recursive: true, preserveTimestamps: true })
    return new Instance(dist, await freePort())
  }

  /** Its own address, behind the proxy. */
  get url() {
    return `http://localhost:${this.port}`
  }

  async start(siteUrl: string, host?: string) {
    const env = { ...process.env, DIST_DIR: this.dist, PORT: String(this.port), SITE_URL: siteUrl }
    this.child = await startServer(env, 'inherit', host)
  }

  /** Asks it to end; resolves once it has. */
  async stop() {
    if (this.child) await end(this.child)
  }

  /** Ends it and deletes its build. */
  async remove() {
    await this.stop()
    rmSync(this.dist, { recursive: true, force: true })
  }
}
