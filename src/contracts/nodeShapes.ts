// Generated from schemas/config/layout.schema.json by `npm run types`. Edit the source, not this file.

/** What a property of a node holds; `raw` reaches the renderer as it was written. */
export type Role = "text" | "value" | "action" | "actions" | "condition" | "node" | "nodes" | "field" | "fields" | "raw";

/**
 * A role, or where roles are found inside an array (`items`), an object (`members`), a map (`values`), or a template
 * that is resolved later, once for each value of the layer that it waits for (`each`, with the layer's name in `as`).
 */
export type Shape =
  | Role
  | { readonly items: Shape }
  | { readonly members: Readonly<Record<string, Shape>> }
  | { readonly values: Shape }
  | { readonly each: Shape; readonly as: string };

/** Every kind of node with its properties that hold a role; what is not named here is raw. */
export const nodeShapes = {
  "shell": {
    "when": "condition",
    "header": "nodes",
    "banner": "nodes",
    "main": "nodes",
    "sideMenu": "nodes",
    "footer": "nodes",
    "bottom": "nodes"
  },
  "outlet": {
    "when": "condition"
  },
  "page": {
    "when": "condition",
    "banner": "nodes",
    "main": "nodes"
  },
  "stack": {
    "when": "condition",
    "children": "nodes",
    "label": "text"
  },
  "grid": {
    "when": "condition",
    "children": "nodes"
  },
  "card": {
    "when": "condition",
    "title": "text",
    "subtitle": "text",
    "children": "nodes",
    "actions": "nodes"
  },
  "section": {
    "when": "condition",
    "title": "text",
    "subtitle": "text",
    "children": "nodes",
    "more": {
      "members": {
        "label": "text",
        "action": "actions",
        "when": "condition",
        "disabledWhen": "condition"
      }
    }
  },
  "tabs": {
    "when": "condition",
    "label": "text",
    "tabs": {
      "items": {
        "members": {
          "label": "text",
          "when": "condition",
          "marks": "nodes",
          "action": "actions",
          "children": "nodes"
        }
      }
    },
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "label": "text",
          "marks": "nodes",
          "children": "nodes",
          "action": "actions"
        }
      },
      "as": "row"
    },
    "empty": "node",
    "selected": "value",
    "panel": "nodes"
  },
  "data": {
    "when": "condition",
    "params": {
      "values": "value"
    },
    "idleWhen": "condition",
    "children": "nodes",
    "filters": "fields",
    "renewAt": "value",
    "until": "condition",
    "empty": "node",
    "loading": "node",
    "failed": {
      "each": "node",
      "as": "failure"
    }
  },
  "repeat": {
    "when": "condition",
    "rows": "value",
    "params": {
      "values": "value"
    },
    "filters": "fields",
    "renewOn": "value",
    "children": {
      "each": "nodes",
      "as": "row"
    },
    "rowWhen": {
      "each": "condition",
      "as": "row"
    },
    "empty": "node",
    "label": "text"
  },
  "dialog": {
    "when": "condition",
    "title": "text",
    "children": "nodes",
    "footer": "nodes"
  },
  "centre": {
    "when": "condition",
    "title": "text",
    "head": "nodes"
  },
  "menu": {
    "when": "condition",
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "label": "text",
          "labels": {
            "values": "text"
          },
          "address": "value",
          "action": "actions",
          "badge": "value",
          "when": "condition"
        }
      },
      "as": "row"
    },
    "panel": {
      "each": {
        "members": {
          "item": "value",
          "label": "text",
          "count": "value",
          "children": "nodes"
        }
      },
      "as": "row"
    },
    "label": "text"
  },
  "heading": {
    "when": "condition",
    "text": "text"
  },
  "text": {
    "when": "condition",
    "text": "text"
  },
  "value": {
    "when": "condition",
    "label": "text",
    "value": "value"
  },
  "badge": {
    "when": "condition",
    "text": "text",
    "label": "text"
  },
  "avatar": {
    "when": "condition",
    "name": "value"
  },
  "image": {
    "when": "condition",
    "src": "value",
    "alt": "text",
    "art": "value"
  },
  "logo": {
    "when": "condition",
    "action": "actions",
    "label": "text"
  },
  "button": {
    "when": "condition",
    "label": "text",
    "action": "actions",
    "disabledWhen": "condition"
  },
  "toggle": {
    "when": "condition",
    "label": "text",
    "pressedWhen": "condition",
    "action": "actions",
    "disabledWhen": "condition"
  },
  "textFilter": {
    "when": "condition",
    "label": "text",
    "placeholder": "text",
    "value": "value",
    "action": {
      "each": "actions",
      "as": "typed"
    }
  },
  "poster": {
    "when": "condition",
    "title": "text",
    "text": "text",
    "label": "text",
    "src": "value",
    "art": "value",
    "marks": "nodes",
    "corner": "nodes",
    "action": "actions",
    "disabledWhen": "condition"
  },
  "link": {
    "when": "condition",
    "label": "text",
    "labels": {
      "values": "text"
    },
    "address": "value",
    "action": "actions"
  },
  "languageSelect": {
    "when": "condition",
    "label": "text"
  },
  "themeSwitch": {
    "when": "condition",
    "label": "text"
  },
  "notice": {
    "when": "condition",
    "title": "text",
    "text": "text",
    "button": {
      "members": {
        "label": "text",
        "action": "actions",
        "when": "condition",
        "disabledWhen": "condition"
      }
    },
    "dismissed": "actions"
  },
  "emptyState": {
    "when": "condition",
    "title": "text",
    "text": "text",
    "button": {
      "members": {
        "label": "text",
        "action": "actions",
        "when": "condition",
        "disabledWhen": "condition"
      }
    }
  },
  "hero": {
    "when": "condition",
    "label": "text",
    "slides": {
      "items": {
        "members": {
          "title": "text",
          "text": "text",
          "art": "value",
          "button": {
            "members": {
              "label": "text",
              "action": "actions",
              "when": "condition",
              "disabledWhen": "condition"
            }
          },
          "when": "condition"
        }
      }
    },
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "title": "text",
          "text": "text",
          "image": "value",
          "alt": "text",
          "art": "value",
          "link": "value",
          "linkKind": "value",
          "linkLabel": "text",
          "button": {
            "members": {
              "label": "text",
              "action": "actions",
              "when": "condition",
              "disabledWhen": "condition"
            }
          }
        }
      },
      "as": "row"
    },
    "aside": "nodes"
  },
  "ticker": {
    "when": "condition",
    "label": "text",
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "text": "value",
          "action": "actions"
        }
      },
      "as": "row"
    },
    "children": {
      "each": "nodes",
      "as": "row"
    }
  },
  "counter": {
    "when": "condition",
    "label": "text",
    "value": "value",
    "since": "value",
    "step": "value",
    "everyMs": "value",
    "most": "value",
    "subtitle": "text"
  },
  "statTiles": {
    "when": "condition",
    "label": "text",
    "tiles": {
      "items": {
        "members": {
          "label": "text",
          "value": "value",
          "definition": "text",
          "change": "value",
          "when": "condition"
        }
      }
    }
  },
  "chart": {
    "when": "condition",
    "label": "text",
    "rows": "value",
    "x": {
      "members": {
        "value": {
          "each": "value",
          "as": "row"
        },
        "label": "text"
      }
    },
    "series": {
      "items": {
        "members": {
          "label": "text",
          "value": {
            "each": "value",
            "as": "row"
          }
        }
      }
    }
  },
  "table": {
    "when": "condition",
    "label": "text",
    "params": {
      "values": "value"
    },
    "rows": "value",
    "columns": {
      "items": {
        "members": {
          "label": "text",
          "definition": "text",
          "value": {
            "each": "value",
            "as": "row"
          },
          "cell": {
            "each": "node",
            "as": "row"
          },
          "labels": {
            "values": "text"
          },
          "total": {
            "each": "value",
            "as": "totals"
          },
          "when": "condition"
        }
      }
    },
    "filters": "fields",
    "rowPress": {
      "each": "actions",
      "as": "row"
    },
    "expand": {
      "each": "nodes",
      "as": "row"
    },
    "rowActions": {
      "each": {
        "items": {
          "members": {
            "label": "text",
            "action": "actions",
            "when": "condition",
            "disabledWhen": "condition"
          }
        }
      },
      "as": "row"
    },
    "batch": {
      "each": {
        "items": {
          "members": {
            "label": "text",
            "action": "actions",
            "when": "condition",
            "disabledWhen": "condition"
          }
        }
      },
      "as": "selection"
    },
    "empty": "node",
    "summary": {
      "each": {
        "items": {
          "members": {
            "label": "text",
            "definition": "text",
            "value": "value"
          }
        }
      },
      "as": "totals"
    }
  },
  "details": {
    "when": "condition",
    "label": "text",
    "items": {
      "items": {
        "members": {
          "label": "text",
          "value": "value",
          "labels": {
            "values": "text"
          },
          "button": {
            "members": {
              "label": "text",
              "action": "actions",
              "when": "condition",
              "disabledWhen": "condition"
            }
          },
          "when": "condition"
        }
      }
    }
  },
  "form": {
    "when": "condition",
    "fields": "fields",
    "fieldRows": "value",
    "label": "text",
    "submit": {
      "each": {
        "members": {
          "label": "text",
          "action": "actions",
          "when": "condition",
          "disabledWhen": "condition"
        }
      },
      "as": "form"
    },
    "reset": {
      "members": {
        "label": "text"
      }
    },
    "after": {
      "each": "nodes",
      "as": "form"
    },
    "before": {
      "each": "nodes",
      "as": "form"
    },
    "beforeButtons": {
      "each": "nodes",
      "as": "form"
    },
    "steps": {
      "items": {
        "members": {
          "title": "text",
          "when": "condition"
        }
      }
    }
  },
  "tiles": {
    "when": "condition",
    "label": "text",
    "items": {
      "items": {
        "members": {
          "title": "text",
          "text": "text",
          "badge": "text",
          "action": "actions",
          "when": "condition"
        }
      }
    },
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "title": "value",
          "text": "value",
          "art": "value",
          "badge": "value",
          "action": "actions"
        }
      },
      "as": "row"
    },
    "empty": "node"
  },
  "html": {
    "when": "condition",
    "html": "value"
  },
  "collapse": {
    "when": "condition",
    "title": "text",
    "subtitle": "text",
    "children": "nodes"
  },
  "steps": {
    "when": "condition",
    "label": "text",
    "current": "value",
    "steps": {
      "items": {
        "members": {
          "title": "text",
          "text": "text",
          "when": "condition"
        }
      }
    }
  },
  "timeline": {
    "when": "condition",
    "label": "text",
    "items": {
      "items": {
        "members": {
          "time": "value",
          "title": "text",
          "text": "text",
          "when": "condition"
        }
      }
    },
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "time": "value",
          "title": "text",
          "text": "text",
          "state": "value",
          "labels": {
            "values": "text"
          }
        }
      },
      "as": "row"
    },
    "empty": "node"
  },
  "progress": {
    "when": "condition",
    "label": "text",
    "value": "value",
    "max": "value",
    "text": "text"
  },
  "countdown": {
    "when": "condition",
    "label": "text",
    "until": "value",
    "then": "actions",
    "ended": "text"
  },
  "qr": {
    "when": "condition",
    "label": "text",
    "value": "value",
    "text": "text"
  },
  "ranking": {
    "when": "condition",
    "label": "text",
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "place": "value",
          "name": "value",
          "text": "text",
          "value": "value",
          "mineWhen": "condition"
        }
      },
      "as": "row"
    },
    "empty": "node"
  },
  "gallery": {
    "when": "condition",
    "label": "text",
    "items": {
      "items": {
        "members": {
          "src": "value",
          "alt": "text",
          "text": "text",
          "when": "condition"
        }
      }
    },
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "src": "value",
          "small": "value",
          "alt": "text",
          "text": "text"
        }
      },
      "as": "row"
    },
    "empty": "node"
  },
  "carousel": {
    "when": "condition",
    "label": "text",
    "title": "text",
    "subtitle": "text",
    "more": {
      "members": {
        "label": "text",
        "action": "actions",
        "when": "condition",
        "disabledWhen": "condition"
      }
    },
    "rows": "value",
    "children": {
      "each": "nodes",
      "as": "row"
    },
    "empty": "node"
  },
  "frame": {
    "when": "condition",
    "label": "text",
    "src": "value",
    "sandbox": "value",
    "allow": "value",
    "opens": "value",
    "single": "value",
    "ready": "value",
    "waysOut": "nodes",
    "notices": "nodes",
    "landscape": "value",
    "renewOn": "value",
    "told": {
      "members": {
        "balance": "actions",
        "close": "actions",
        "deposit": "actions",
        "expired": "actions",
        "error": {
          "each": "actions",
          "as": "typed"
        },
        "strange": {
          "each": "actions",
          "as": "typed"
        }
      }
    },
    "actions": "nodes"
  },
  "tree": {
    "when": "condition",
    "label": "text",
    "rows": "value",
    "rowItem": {
      "each": {
        "members": {
          "name": "value",
          "text": "text",
          "value": "value",
          "leafWhen": "condition"
        }
      },
      "as": "row"
    },
    "params": {
      "each": {
        "values": "value"
      },
      "as": "row"
    },
    "more": {
      "members": {
        "total": "value",
        "params": {
          "values": "value"
        }
      }
    },
    "empty": "node"
  },
  "search": {
    "when": "condition",
    "label": "text",
    "placeholder": "text",
    "rows": "value",
    "params": {
      "values": "value"
    },
    "index": {
      "members": {
        "facets": {
          "items": {
            "members": {
              "label": "text",
              "placeholder": "text"
            }
          }
        }
      }
    },
    "filters": "fields",
    "rowItem": {
      "each": {
        "members": {
          "title": "text",
          "text": "text",
          "keywords": "value",
          "address": "value",
          "action": "actions",
          "marks": {
            "items": {
              "members": {
                "when": "condition",
                "text": "text"
              }
            }
          }
        }
      },
      "as": "row"
    },
    "entries": {
      "items": {
        "members": {
          "when": "condition",
          "title": "text",
          "text": "text",
          "keywords": "value",
          "address": "value",
          "action": "actions"
        }
      }
    },
    "empty": "node",
    "recent": {
      "members": {
        "label": "text",
        "clear": "text"
      }
    },
    "rest": {
      "members": {
        "label": "text"
      }
    }
  },
  "talk": {
    "when": "condition",
    "label": "text",
    "placeholder": "text",
    "empty": "node",
    "closed": "node"
  },
  "part": {
    "when": "condition"
  },
  "picker": {
    "when": "condition",
    "label": "text",
    "count": "value",
    "digits": "value",
    "options": "value",
    "labels": {
      "values": "text"
    },
    "note": {
      "each": "text",
      "as": "row"
    },
    "boards": "value",
    "boardLabel": {
      "each": "text",
      "as": "row"
    },
    "most": "value",
    "least": "value",
    "disabledWhen": "condition"
  },
  "reckon": {
    "when": "condition",
    "params": {
      "values": "value"
    },
    "children": {
      "each": "nodes",
      "as": "reckoned"
    }
  },
  "divider": {
    "when": "condition"
  },
  "schemaForm": {
    "when": "condition",
    "label": "text"
  },
  "flagTree": {
    "when": "condition",
    "label": "text"
  },
  "ruleDesk": {
    "when": "condition",
    "label": "text"
  },
  "menuDesk": {
    "when": "condition",
    "label": "text"
  },
  "themeDesk": {
    "when": "condition",
    "label": "text"
  },
  "assetLibrary": {
    "when": "condition",
    "label": "text"
  },
  "siteFile": {
    "when": "condition",
    "label": "text"
  },
  "siteCopy": {
    "when": "condition",
    "label": "text",
    "from": "value"
  },
  "siteSearch": {
    "when": "condition",
    "label": "text"
  },
  "siteTexts": {
    "when": "condition",
    "label": "text"
  },
  "comments": {
    "when": "condition",
    "label": "text",
    "draftOf": "value"
  },
  "pictures": {
    "when": "condition",
    "label": "text",
    "from": "value",
    "to": "value"
  },
  "comparison": {
    "when": "condition",
    "label": "text",
    "from": "value",
    "to": "value",
    "draftOf": "value",
    "empty": "node"
  },
  "places": {
    "when": "condition",
    "label": "text",
    "rows": "value",
    "count": "value"
  },
  "draftState": {
    "when": "condition",
    "label": "text"
  },
  "findings": {
    "when": "condition",
    "label": "text",
    "rows": "value"
  },
  "changes": {
    "when": "condition",
    "label": "text",
    "rows": "value",
    "empty": "node"
  },
  "explain": {
    "when": "condition",
    "label": "text"
  },
  "pageDesk": {
    "when": "condition",
    "label": "text"
  }
} as const satisfies Record<string, Record<string, Shape>>;

/** A kind of node. */
export type NodeKind = keyof typeof nodeShapes;

/** The properties of a field that hold a role. */
export const fieldShape = {
  "label": "text",
  "placeholder": "text",
  "help": "text",
  "required": "value",
  "rule": {
    "members": {
      "min": "value",
      "max": "value",
      "step": "value"
    }
  },
  "options": {
    "items": {
      "members": {
        "label": "text",
        "note": "text"
      }
    }
  },
  "optionRows": {
    "members": {
      "rows": "value",
      "value": {
        "each": "value",
        "as": "row"
      },
      "label": {
        "each": "text",
        "as": "row"
      },
      "note": {
        "each": "text",
        "as": "row"
      }
    }
  },
  "default": "value",
  "when": "condition",
  "send": "action",
  "sendLabel": "text",
  "currency": "value",
  "fields": {
    "each": "fields",
    "as": "row"
  },
  "itemLabel": "text",
  "addLabel": "text",
  "judge": {
    "members": {
      "with": {
        "values": "value"
      }
    }
  }
} as const satisfies Record<string, Shape>;
